export { NotFoundScreen as Component } from '#shared/errors/not-found-screen.tsx'
