/** An address to go to instead; throw it in a guard or loader. */
export class Redirect {
  readonly to: string
  constructor(to: string) {
    this.to = to
  }
}

export const redirect = (to: string): Redirect => new Redirect(to)

/** An answer that is not a screen: a status and what explains it. */
export class RouteErrorResponse {
  readonly data: unknown
  readonly status: number
  constructor(body: unknown, status: number) {
    this.data = body
    this.status = status
  }
}

/** Throw it in a guard or loader: the nearest boundary shows what the status means. */
export const data = (body: unknown, { status }: { status: number }): RouteErrorResponse =>
  new RouteErrorResponse(body, status)

export const isRouteErrorResponse = (error: unknown): error is RouteErrorResponse =>
  error instanceof RouteErrorResponse
