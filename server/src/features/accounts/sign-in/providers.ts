import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { providers } from '@patchbay/contract/accounts/sign-in'
import { createProviderClient, type ProviderClient } from './provider-client.ts'
import type { ProviderList } from './provider-settings.ts'

export type Providers = ReadonlyMap<Provider, ProviderClient>

export function createProviders(list: ProviderList): Providers {
  return new Map(
    providers.flatMap((provider) => {
      const settings = list[provider]
      return settings === undefined ? [] : [[provider, createProviderClient(provider, settings)]]
    }),
  )
}
