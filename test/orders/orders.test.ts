// One system for all of them: each test has an account of its own.
import './attaques.ts';
import './modele.ts';
import './non.ts';
import './premier-ordre.ts';
import './starttls.ts';
import './strangers.ts';
