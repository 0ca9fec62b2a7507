// One system for both: each test has an account and a town of its own.
import './agency.ts';
import '../console/citations.ts';
