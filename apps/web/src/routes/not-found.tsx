export { NotFoundScreen as Component } from '#shared/not-found-screen.tsx'
