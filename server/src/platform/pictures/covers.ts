import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/action.ts'
import { AppError } from '../http/app-error.ts'
import { isUuid } from '../ids.ts'
import { forEverybody } from '../limits/count-pictures.ts'
import { sendFile } from '../storage/send-file.ts'

/** The longer side in pixels, for the page and for cards. */
const sizes = { 'cover.webp': 1_600, 'cover-480.webp': 480 } as const
type CoverFile = keyof typeof sizes

const files = Object.keys(sizes) as CoverFile[]
const isCoverFile = (name: string): name is CoverFile => Object.hasOwn(sizes, name)

export interface MadeCover {
  readonly files: readonly (readonly [file: CoverFile, bytes: Uint8Array])[]
  /** Changes with the picture, so that browsers do not show the old one from their cache. */
  readonly version: string
}

export async function makeCover(
  { pictures }: Pick<Services, 'pictures'>,
  bytes: Uint8Array,
  owner?: string,
): Promise<MadeCover> {
  const made = await pictures.make(bytes, { shape: 'whole', sizes: Object.values(sizes) }, owner)
  const [largest = { bytes: new Uint8Array() }] = made
  return {
    files: files.map((file, index) => [file, (made[index] ?? largest).bytes]),
    version: hash('sha256', largest.bytes, 'hex').slice(0, 12),
  }
}

type Stored = Pick<Services, 'storage'>

/** The covers of one kind of object, such as events. */
export interface Covers {
  /** The folder of all files of one object. */
  folderOf(id: string): string
  /** The address of the cover, also before it is stored. */
  addressOf(id: string, cover: MadeCover): string
  /** Replaces the cover. The caller must have locked the object's row. Returns the address. */
  put(services: Stored, id: string, cover: MadeCover): Promise<string>
  remove(services: Stored, id: string): Promise<void>
  /** Covers are public. */
  serve(app: FastifyInstance, services: Stored & Pick<Services, 'limits'>): void
}

/** Files are stored under `<bucket>/<id>/` and served at the same path. */
export function coversIn(bucket: string): Covers {
  const folderOf = (id: string) => `${bucket}/${id}/`
  const keyOf = (id: string, file: CoverFile) => `${folderOf(id)}${file}`
  const addressOf = (id: string, { version }: MadeCover) =>
    `/${keyOf(id, 'cover.webp')}?v=${version}`
  return {
    folderOf,
    addressOf,
    put: async ({ storage }, id, cover) => {
      for (const [file, bytes] of cover.files) await storage.put(keyOf(id, file), bytes)
      return addressOf(id, cover)
    },
    remove: ({ storage }, id) => storage.remove(files.map((file) => keyOf(id, file))),
    serve: (app, { storage, limits }) => {
      app.get<{ Params: { id: string; file: string } }>(
        `/${bucket}/:id/:file`,
        forEverybody(limits),
        async (request, reply) => {
          const { id, file } = request.params
          if (!isUuid(id) || !isCoverFile(file)) throw new AppError('not_found')
          return sendFile(storage, request, reply, { key: keyOf(id, file), cache: 'hour' })
        },
      )
    },
  }
}
