/* A page that will still change has this script, if its event is not weekly. Two separate scripts would be larger. */
import '../ui/copy.ts';
import './update-by-time.ts';
