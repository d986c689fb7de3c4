declare module 'clipper-lib' {
  const lib: any
  export default lib
}
