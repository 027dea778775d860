/** `npm run bench:match -- memory`: what a node occupies at rest, with few and with many listings. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { modelId } from '../../server/src/features/marketplace/matching/engine/model/embedder.ts'
import { startSubject } from '../harness/start-subject.ts'
import { readListings } from './data.ts'
import { recombine } from './synthetic.ts'

const listingCount = 20_000
const mostMb = 250
/** The node is at rest when its memory has not changed by more than this for so long. */
const stillMb = 2
const stillSeconds = 40

/** Prints both sizes, and returns whether the bound holds. */
export async function measureMemory(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
  const postgres = await startEmbeddedPostgres({ folder })
  const environment = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: 'http://localhost:3000',
    // The image sets this too.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
  }
  try {
    const few = await atRest(environment)
    await insertListings(postgres.url)
    const many = await atRest(environment)
    const holds = many <= mostMb
    console.log(
      `a node at rest: ${few.toFixed(0)} MB with the demo's listings, ${many.toFixed(0)} MB with ${listingCount} (at most ${mostMb} MB: ${holds ? 'holds' : 'MISSED'})`,
    )
    return holds
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function atRest(environment: Record<string, string>): Promise<number> {
  const node = await startSubject(new URL('node.ts', import.meta.url), environment)
  const megabytes = async () => (await node.memoryBytes()) / 2 ** 20
  let [last, still] = [await megabytes(), 0]
  while (still < stillSeconds) {
    await delay(1_000)
    const now = await megabytes()
    still = Math.abs(now - last) > stillMb ? 0 : still + 1
    if (still === 0) last = now
  }
  node.stop()
  return last
}

/** Each listing has a provider of its own, and is indexed already. */
async function insertListings(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const entries = recombine(await readListings(), listingCount)
  for (let from = 0; from < entries.length; from += 500) {
    const page = entries.slice(from, from + 500)
    await client.query(
      `with given as (
        select gen_random_uuid() as person, gen_random_uuid() as listing, one.*
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[])
          as one (category, title, description, location, bio, whole)),
      people as (insert into user_profiles (id, display_name, location, location_enabled, bio,
          onboarding_completed, terms_accepted)
        select person, 'Somebody', location, true, bio, true, true from given returning id),
      listings as (insert into service_listings (id, provider_id, category, title, description)
        select listing, person, category, title, description from given
        where person in (select id from people) returning id)
      select listing, whole from given where listing in (select id from listings)`,
      [
        page.map(({ document }) => document.category),
        page.map(({ document }) => document.title),
        page.map(({ document }) => document.description),
        page.map(({ document }) => document.location),
        page.map(({ document }) => document.bio),
        page.map(({ vectors }) => vectors.whole),
      ],
    )
  }
  // The index job writes the same; which listing has which vector does not matter here.
  await client.query(
    `update listing_index set seen = marks, version = nextval('listing_index_version'),
      content_hash = 'known', model = $1, whole = $2, sentences = ''`,
    [modelId, entries[0]?.vectors.whole],
  )
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
}
