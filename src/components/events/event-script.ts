/* A page whose event is not weekly and will still change has this script. Two separate scripts would be larger. */
import '../ui/copy.ts';
import './update-by-time.ts';
