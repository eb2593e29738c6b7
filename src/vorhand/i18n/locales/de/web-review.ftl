### Die Rückschau auf ein Spiel, auf der Seite zum Nachspielen.

pages-review-title = Rückschau
pages-review-means = Was hat welche Karte gekostet, und welche hat das Spiel gedreht? Der Computer rechnet das Spiel mit offenen Karten durch.
pages-review-ask = Spiel durchrechnen
pages-review-busy = Das Spiel wird durchgerechnet …
pages-review-outlook = Bei bestem Spiel aller von hier an:
pages-review-outlook-later = Jeder Balken zeigt, womit der Alleinspieler nach dieser Karte endet.
pages-review-players = Was jeder verschenkt hat
pages-review-points-lost = Augen
pages-review-turned = Spiele gedreht
pages-review-chance-lost = Aussicht, %
pages-review-dearest = Teuerste Karte
pages-review-calls = Reizen, Skat und Ansagen
pages-review-cards = Jede Karte
pages-review-open = alle Karten offen
pages-review-seen = mit den Augen des Spielers
pages-review-trick = Stich
pages-review-card = Karte
pages-review-value-open = Wert
pages-review-value-seen = Gesehen %
pages-review-loss = Minus
pages-review-best = Besser
