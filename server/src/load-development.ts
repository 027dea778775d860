import type * as mailbox from './development/mailbox/mailbox.ts'
import type * as personas from './development/identity-provider/demo-personas.ts'
import type * as provider from './development/identity-provider/identity-provider.ts'
import type * as files from './demo/seed-files.ts'
import type * as pictures from './demo/seed-pictures.ts'
import type * as seed from './demo/seed.ts'
import type * as websites from './development/websites/websites.ts'
import { ConfigError } from './platform/config.ts'

/**
 * What only development has. It is loaded when it is needed and only from here, because the files
 * of a production installation do not contain it.
 */
export const loadMailbox = (): Promise<typeof mailbox> =>
  loaded(import('./development/mailbox/mailbox.ts'))

export const loadIdentityProvider = (): Promise<typeof provider & typeof personas> =>
  loaded(
    Promise.all([
      import('./development/identity-provider/identity-provider.ts'),
      import('./development/identity-provider/demo-personas.ts'),
    ]).then(([one, other]) => ({ ...one, ...other })),
  )

export const loadWebsites = (): Promise<typeof websites> =>
  loaded(import('./development/websites/websites.ts'))

export const loadDemoData = (): Promise<typeof seed & typeof files & typeof pictures> =>
  loaded(
    Promise.all([
      import('./demo/seed.ts'),
      import('./demo/seed-files.ts'),
      import('./demo/seed-pictures.ts'),
    ]).then(([data, files, pictures]) => ({ ...data, ...files, ...pictures })),
  )

async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new ConfigError([
      'The setting PUBLIC_URL must be the address people use: this installation has no development sign-in and no demo data.',
    ])
  }
}
