"""Tables: the only place that moves a deal forward. What happens is stored before anybody sees it."""
