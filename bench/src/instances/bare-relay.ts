// A process of its own: the least that a relay in Node can be.
import { connect, createServer } from 'node:net'

const port = Number(process.argv[2])
const server = createServer({ noDelay: true }, (client) => {
  const service = connect({ port, host: '127.0.0.1', noDelay: true })
  client.on('error', () => service.destroy())
  service.on('error', () => client.destroy())
  client.pipe(service).pipe(client)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : 0)
})
