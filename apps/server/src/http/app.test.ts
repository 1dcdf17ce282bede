import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { visitor, as, aUser } = await testApp()

describe('what no route knows', () => {
  it("is 404 in JSON below /api, in the caller's language", async () => {
    const english = await visitor.get('/api/nothing')
    expect(english).toMatchObject({ status: 404, body: { title: 'Not found.', status: 404 } })
    const chinese = await visitor.get('/api/nothing', { 'accept-language': 'zh-CN,zh;q=0.9' })
    expect(chinese.body.title).toBe('未找到。')
    expect(chinese.headers['content-language']).toBe('zh-CN')
  })

  it('is 404 when an id in the path is not one', async () => {
    const user = await as(await aUser())
    for (const id of ['abc', '0', '1.5', '99999999999']) {
      expect(await user.get(`/api/team/${id}/invite`)).toMatchObject({
        status: 404,
        body: { status: 404 },
      })
    }
  })

  it('is 405 with the known methods when only the method is wrong', async () => {
    const response = await visitor.delete('/api/config')
    expect(response).toMatchObject({
      status: 405,
      body: { status: 405 },
      headers: { allow: 'GET' },
    })
  })
})
