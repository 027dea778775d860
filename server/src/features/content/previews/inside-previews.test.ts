import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  listReplies,
  removeReplyPreview,
  updateReply,
} from '@patchbay/contract/communities/replies'
import {
  createPost,
  getPost,
  listPosts,
  removePostPreview,
  updatePost,
} from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { pageOf, runPreviewJobs, signedFor } from '../../../../test/previews.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startFakeWeb, type FakeWeb } from '../../../../test/services/fake-web.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let web: FakeWeb
let leader: TestPerson
let author: TestPerson
let stranger: TestPerson
let communityId: string
let categoryId: string
let link: string
beforeAll(async () => {
  web = await startFakeWeb()
  app = await startTestApp({ web })
  categoryId = await createCategory(app)
  leader = await createPerson(app)
  stranger = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  await web.stop()
})
beforeEach(async () => {
  author = await createPerson(app)
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [author] })
  link = `https://label.example/${newId()}`
  web.page(link, pageOf('Plate return'))
})

const write = (content = link) => writePost(author, communityId, { content, categoryId })
const show = async (postId: string, by = leader) =>
  (await by.client.call(getPost, { params: { postId } })).body
const repliesOf = async (postId: string) =>
  (await leader.client.call(listReplies, { params: { postId }, query: {} })).body.replies
const edit = (postId: string, content: string, by = author) =>
  by.client.call(updatePost, { params: { postId }, body: { title: '', content } })

describe('the preview of a post', () => {
  it('comes after the post, and with a new version of the inside', async () => {
    const post = await write()
    expect(post.preview).toBeUndefined()
    expect(await runPreviewJobs(app)).toEqual([{ type: 'post', id: post.id }])
    const shown = await show(post.id)
    expect(shown.preview).toMatchObject({ url: link, title: 'Plate return' })
    expect(shown.insideVersion).toBeGreaterThan(post.insideVersion)
    expect([shown.editedBy, shown.updatedAt]).toEqual([null, post.updatedAt])
  })

  it('follows the first link of an edited text, also of a leader’s', async () => {
    const other = `${link}/other`
    web.page(other, pageOf('Other'))
    const { id } = await write()
    await runPreviewJobs(app)
    await edit(id, `Words: ${link}`, leader)
    expect((await show(id)).preview?.title).toBe('Plate return')
    expect((await edit(id, other)).body.preview).toBeUndefined()
    await runPreviewJobs(app)
    expect((await show(id)).preview?.title).toBe('Other')
    await edit(id, 'There is no link.')
    expect((await show(id)).preview).toBeUndefined()
  })

  it('may be left out, and taken away by those who may edit the post', async () => {
    const bare = await author.client.call(createPost, {
      params: { communityId },
      body: { clientId: newId(), content: link, categoryId, withoutPreview: true },
    })
    const { id } = await write()
    await runPreviewJobs(app)
    expect((await show(bare.body.id)).preview).toBeUndefined()
    const remove = (by: TestPerson) => by.client.call(removePostPreview, { params: { postId: id } })
    const member = await createPerson(app)
    await query(app.db)
      .insertInto('community_members')
      .values({
        community_id: communityId,
        user_id: member.id,
        role: 'member',
        joined_at: new Date(),
      })
      .execute()
    expect(await remove(member)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await remove(stranger)).toMatchObject({ status: 404, code: 'post_not_found' })
    const { body } = await remove(author)
    expect([body.preview, body.editedBy]).toEqual([undefined, null])
    expect((await remove(leader)).status).toBe(200)
    await edit(id, `Still: ${link}`)
    await runPreviewJobs(app)
    expect((await show(id)).preview).toBeUndefined()
  })

  it('has a picture for those who may see the post, and for nobody else', async () => {
    const picture = await plain(300, 300).png().toBuffer()
    web.page(`${link}.png`, (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    )
    web.page(link, pageOf('Cover', `<meta property=og:image content="${link}.png">`))
    const post = await write()
    const reply = await answerPost(author, post.id, link)
    await runPreviewJobs(app)
    const both = [
      { type: 'post', id: post.id },
      { type: 'reply', id: reply.id },
    ] as const
    expect(await signedFor(stranger, ...both)).toEqual([])
    const addresses = await signedFor(leader, ...both)
    expect(addresses).toHaveLength(2)
    for (const address of addresses) {
      expect((await leader.client.fetch(address)).status).toBe(200)
      expect((await stranger.client.fetch(address)).status).toBe(404)
    }
    await query(app.db).deleteFrom('community_members').where('user_id', '=', author.id).execute()
    expect(await signedFor(author, ...both)).toEqual([])
  })

  it('costs a list no statement', async () => {
    const list = () => leader.client.call(listPosts, { params: { communityId }, query: {} })
    await write('There is no link.')
    const before = await countStatements(app, list)
    for (let count = 0; count < 4; count += 1) await write()
    await runPreviewJobs(app)
    expect(await countStatements(app, list)).toBe(before)
    const { posts } = (await list()).body
    expect(posts.filter(({ preview }) => preview !== undefined)).toHaveLength(4)
  })

  it('goes with the account, also where the post stays for its replies', async () => {
    const { id } = await write()
    await answerPost(leader, id)
    await runPreviewJobs(app)
    await author.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const row = await query(app.db)
      .selectFrom('community_posts')
      .select(['preview_id', 'hidden_preview', 'content'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ preview_id: null, hidden_preview: null, content: '' })
  })
})

describe('the preview of a reply', () => {
  it('comes, changes and goes like that of a post', async () => {
    const post = await write('There is no link.')
    const reply = await answerPost(author, post.id, `Here: ${link}`)
    expect(await runPreviewJobs(app)).toEqual([{ type: 'reply', id: reply.id }])
    const [shown] = await repliesOf(post.id)
    expect(shown?.preview).toMatchObject({ title: 'Plate return' })
    expect(shown?.insideVersion).toBeGreaterThan(reply.insideVersion)
    const params = { replyId: reply.id }
    expect(await stranger.client.call(removeReplyPreview, { params })).toMatchObject({
      status: 404,
      code: 'reply_not_found',
    })
    const { body } = await author.client.call(removeReplyPreview, { params })
    expect(body.preview).toBeUndefined()
    const other = `${link}/other`
    web.page(other, pageOf('Other'))
    await author.client.call(updateReply, { params, body: { content: other } })
    await runPreviewJobs(app)
    expect((await repliesOf(post.id))[0]?.preview).toMatchObject({ title: 'Other' })
  })

  it('costs a list no statement', async () => {
    const post = await write('There is no link.')
    await answerPost(author, post.id)
    const before = await countStatements(app, () => repliesOf(post.id))
    for (let count = 0; count < 4; count += 1) await answerPost(author, post.id, link)
    await runPreviewJobs(app)
    expect(await countStatements(app, () => repliesOf(post.id))).toBe(before)
  })
})

describe('a music service', () => {
  it('is asked about a link, and its player is noted but not loaded', async () => {
    const song = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'
    const asks = `https://open.spotify.com/oembed?url=${encodeURIComponent(song)}`
    web.page(asks, (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ title: '<b>Song</b>', thumbnail_url: 7, html: '<iframe>' })),
    )
    web.asked.length = 0
    const { id } = await write(`${song}?si=abc`)
    await runPreviewJobs(app)
    expect(web.asked).toEqual([asks])
    expect((await show(id)).preview).toMatchObject({
      url: song,
      title: '<b>Song</b>',
      site: 'Spotify',
      picture: null,
      player: {
        service: 'spotify',
        url: 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
      },
    })
  })

  it('that answers nonsense has no preview', async () => {
    const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const asks = `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(film)}`
    for (const text of ['{', '[]', '{"title":7}', '"title"']) {
      await query(app.db).deleteFrom('link_previews').where('url', '=', film).execute()
      web.page(asks, (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      )
      const { id } = await write(film)
      await runPreviewJobs(app)
      expect((await show(id)).preview).toBeUndefined()
    }
  })
})
