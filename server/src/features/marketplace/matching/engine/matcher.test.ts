import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingDocument, someListings } from '../../../../../test/samples/listing-documents.ts'
import { ModelUnavailable } from './model/embedder.ts'
import { explain } from './explain.ts'
import { createMatcher, type EmbeddedDocument, type Matcher } from './matcher.ts'
import { readServices } from './services/meant-services.ts'
import { sentencesOf } from './sentences.ts'
import { dimensions, fromBytes } from './model/vectors.ts'
import { unknownNames } from './words/glossary.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 10 }
const ids = (ranking: { readonly ranked: readonly { readonly id: string }[] }) =>
  ranking.ranked.map(({ id }) => id)

describe('the matcher', () => {
  let matcher: Matcher
  let vectors: readonly EmbeddedDocument[]
  beforeAll(async () => {
    matcher = createMatcher()
    vectors = await matcher.embed(someListings)
    await matcher.put(
      someListings.map((document, index) => {
        const of = vectors[index]
        return { document, ...(of && { vectors: of }) }
      }),
    )
  })
  afterAll(() => matcher.stop())

  it('finds by meaning even if no word is shared', async () => {
    const need = 'My songs are finished, now they should sound as good as other records on Spotify'
    const ranking = await matcher.rank(need, options)
    expect(ranking.wordsOnly).toBe(false)
    expect(ranking.ranked[0]).toMatchObject({
      id: 'mastering',
      weak: false,
    })
  })

  it('quotes by the vectors of sentences', async () => {
    const ranking = await matcher.rank('the old upright sounds horrible, who visits us?', options)
    expect(ids(ranking)[0]).toBe('piano-tuner')
    const document = someListings[3] ?? expect.unreachable()
    const first = ranking.ranked[0] ?? expect.unreachable()
    const sentences = fromBytes(vectors[3]?.sentences ?? expect.unreachable())
    expect(sentences.length).toBe(sentencesOf(document).length * dimensions)
    const { quote } = explain(ranking.reading, document, first, sentences)
    expect(quote).toMatchObject({ from: 'description' })
  })

  it('finds nothing for nonsense, and marks poor matches as weak', async () => {
    expect(ids(await matcher.rank('asdkjh qwlekj zzzxcv', options))).toEqual([])
    expect(ids(await matcher.rank('?!', options))).toEqual([])
    expect(ids(await matcher.rank('Balinese gamelan ensemble in Aberdeen', options))).toEqual([])
    const { ranked } = await matcher.rank('someone to repair a guitar', options)
    expect(ranked[0]).toMatchObject({ id: 'piano-tuner', weak: true })
    expect(ranked.filter(({ weak }) => !weak)).toEqual([])
  })

  it('excludes providers, and can weigh only given listings', async () => {
    const without = { ...options, exclude: ['provider of wedding-dj'] }
    expect(ids(await matcher.rank('wedding DJ', without))).not.toContain('wedding-dj')
    const given = ['solicitor', 'wedding-dj', 'unknown']
    expect((await matcher.weigh('wedding DJ', given, options)).ranked).toMatchObject([
      { id: 'wedding-dj', weak: false },
      { id: 'solicitor', weak: true },
    ])
  })

  it('uses the last version of a listing, and removes it on request', async () => {
    await matcher.put([{ document: listingDocument({ id: 'new', title: 'Hurdy-gurdy' }) }])
    expect(ids(await matcher.rank('hurdy-gurdy', options))).toContain('new')
    await matcher.put([{ document: listingDocument({ id: 'new', title: 'Nyckelharpa' }) }])
    expect(ids(await matcher.rank('hurdy-gurdy', options))).not.toContain('new')
    expect(await matcher.size()).toBe(someListings.length + 1)
    await matcher.remove(['new', 'unknown'])
    expect(ids(await matcher.rank('nyckelharpa', options))).not.toContain('new')
    expect(await matcher.size()).toBe(someListings.length)
  })
})

describe('without the model', () => {
  it('compares words, reports that, and embeds nothing', async () => {
    const matcher = createMatcher({ model: 'off' })
    await matcher.put(someListings.map((document) => ({ document })))
    const ranking = await matcher.rank('pianno tuner', options)
    expect(ranking).toMatchObject({
      wordsOnly: true,
      repaired: [{ typed: 'pianno', read: 'piano' }],
    })
    expect(ids(ranking)[0]).toBe('piano-tuner')
    await expect(matcher.embed(someListings)).rejects.toThrow(ModelUnavailable)
    await matcher.stop()
    await expect(matcher.size()).rejects.toThrow('stopped')
  })
})

describe('a worker that dies', () => {
  it('fails pending requests, reports that its data is lost, and is restarted', async () => {
    const worker = new URL(
      '../../../../../test/processes/dying-matcher-fixture.ts',
      import.meta.url,
    )
    const matcher = createMatcher({ worker })
    let lost = 0
    matcher.onLost(() => (lost += 1))
    await matcher.put(someListings.map((document) => ({ document })))
    await expect(matcher.rank('anything', options)).rejects.toThrow('ended')
    expect(lost).toBe(1)
    expect(await matcher.size()).toBe(0)
    await matcher.stop()
    expect(lost).toBe(1)
  })
})

describe('the glossary', () => {
  it('matches the vectors in the file, which `npm run services` generates', async () => {
    expect((await readServices()).services.length).toBeGreaterThan(100)
  })

  it('has what people say only for services that it knows', () => {
    expect(unknownNames()).toEqual([])
  })
})
