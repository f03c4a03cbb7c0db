/* The page of an event with a date loads this script. Two separate scripts would be larger. */
import '../ui/copy.ts';
import './update-by-time.ts';
