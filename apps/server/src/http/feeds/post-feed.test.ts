import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { visitor, as, aUser, clock } = await testApp({ publicUrl: 'https://ctf.example.org' })
const admin = await as(await aUser({ role: 'Admin', user_name: 'mara' }))

const write = async (post: { title: string; summary?: string; tags?: string[] }) => {
  clock.advance(1000)
  const { body } = await admin.post('/api/edit/posts', { summary: '', content: 'secret', ...post })
  return String(body)
}
const feed = (headers = {}) => visitor.get('/posts.atom', headers)
const titlesOf = (text: string) => text.match(/(?<=<entry>\s*<title>)[^<]*/g)

describe('the feed of posts', () => {
  it('is an Atom document, empty as well as with posts', async () => {
    const empty = await feed()
    expect(empty).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    })
    expect(empty.text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed /)
    const id = await write({ title: 'Doors open', summary: 'At noon.', tags: ['rules', 'start'] })
    const { text } = await feed()
    expect(text).toContain(`<link href="https://ctf.example.org/posts/${id}"/>`)
    expect(text).toContain(
      '<link rel="self" type="application/atom+xml" href="https://ctf.example.org/posts.atom"/>',
    )
    expect(text).toContain('<summary>At noon.</summary>')
    expect(text).toContain('<category term="rules"/><category term="start"/>')
    expect(text).toContain('<author><name>mara</name></author>')
    expect(text).toMatch(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z<\/updated>/)
    // Only the page has the whole text.
    expect(text).not.toContain('secret')
  })

  it('holds text as text, and nothing that breaks a reader', async () => {
    await write({ title: '</title><script>alert(1)</script>&\u0007\uFFFE', summary: ']]><b>"\'' })
    const { text } = await feed()
    expect(text).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</title>',
    )
    expect(text).toContain('<summary>]]&gt;&lt;b&gt;&quot;&#39;</summary>')
    for (const broken of ['\u0007', '\uFFFE', '<script', '<b>']) expect(text).not.toContain(broken)
  })

  it('has the twenty newest, whatever is pinned', async () => {
    const pinned = await write({ title: 'Old and pinned' })
    await admin.put(`/api/edit/posts/${pinned}`, { isPinned: true })
    for (let index = 1; index <= 21; index += 1) await write({ title: `News ${index}` })
    const titles = titlesOf((await feed()).text)
    expect(titles).toHaveLength(20)
    expect(titles?.[0]).toBe('News 21')
    expect(titles).not.toContain('Old and pinned')
  })

  it('is sent again only when it has changed', async () => {
    const { headers } = await feed()
    const etag = String(headers.etag)
    expect(await feed({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    await write({ title: 'Something else' })
    expect((await feed({ 'if-none-match': etag })).status).toBe(200)
    const newer = await feed()
    await admin.put('/api/admin/config', { globalConfig: { title: 'Harbour & Co' } })
    const renamed = await feed({ 'if-none-match': String(newer.headers.etag) })
    expect(renamed.text).toContain('<title>Harbour &amp; Co</title>')
  })

  it('takes no other method, and has no other address', async () => {
    expect((await visitor.post('/posts.atom', {})).status).toBeGreaterThanOrEqual(400)
    expect((await visitor.send({ method: 'HEAD', url: '/posts.atom' })).status).toBe(200)
    expect((await visitor.get('/api/config')).body.extensions).toContain('postFeed')
  })
})
