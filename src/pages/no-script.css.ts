import css from '../styles/no-script.css?raw';

/** The styles of browsers without script, a file of its own: nobody else pays for them. */
export const GET = () => new Response(css.replace(/^\/\*.*\*\/\s*/, ''));
