### The table on the web page.
