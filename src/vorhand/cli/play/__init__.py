"""`vorhand play`: whole deals in the terminal, against computers."""
