export { NotBuiltScreen as Component } from '#shared/errors/not-built-screen.tsx'
