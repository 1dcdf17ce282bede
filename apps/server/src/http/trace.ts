import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Makes a span of each request, named by its operation: part of the trace that a proxy began, if there is one. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('halyard')
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url: route = '' } = request.routeOptions
    const parent = propagation.extract(context.active(), request.headers)
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'halyard.request': request.id,
    }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = tracer.startSpan(config.operation ?? 'other', options, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
