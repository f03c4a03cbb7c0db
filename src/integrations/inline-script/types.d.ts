declare module '*?inlined' {
  const code: string;
  export default code;
}
