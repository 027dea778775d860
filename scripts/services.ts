/**
 * `npm run services`: writes the vectors of the glossary of services; run it after every change of
 * it.
 */
import { writeFile } from 'node:fs/promises'
import { openEmbedder } from '../server/src/features/marketplace/matching/engine/model/embedder.ts'
import { embedServices } from '../server/src/features/marketplace/matching/engine/services/meant-services.ts'
import { encodeServices } from '../server/src/features/marketplace/matching/engine/services/services-file.ts'

const vectors = await embedServices(await openEmbedder())
await writeFile(new URL('../server/data/services.bin', import.meta.url), encodeServices(vectors))
