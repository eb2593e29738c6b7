### Der Tisch auf der Webseite.

## Rahmen der Seite

table-bar-home = Vorhand, Startseite
table-bar-pages = Seiten
table-bar-play = Spielen
table-bar-learn = Lernen
table-page-lost = Diese Seite gibt es nicht.
table-page-lost-home = Zur Startseite
table-sheet-close = Schließen
table-line-opening = Verbindung zum Tisch …
