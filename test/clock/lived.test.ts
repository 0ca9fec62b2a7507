// One system for both, whose clock only moves forwards; the first one counts days from today.
import './echeances.ts';
import './historique.ts';
