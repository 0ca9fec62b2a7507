// One system for all of them, whose clock only moves forwards; the first one counts days from today.
import './echeances.ts';
import './historique.ts';
import '../journeys/year.clock.ts';
