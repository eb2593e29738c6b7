### The table on the web page.

## Frame of the page

table-bar-home = Vorhand, start page
table-bar-pages = Pages
table-bar-play = Play
table-bar-learn = Learn
table-page-lost = There is no such page.
table-page-lost-home = To the start page
table-sheet-close = Close
table-line-opening = Connecting to the table …
