export { NotBuiltScreen as Component } from '#shared/not-built-screen.tsx'
