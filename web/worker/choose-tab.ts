interface Tab {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
}

/**
 * The tab that already shows it, as far as its address tells, else the one that somebody looks at,
 * else any.
 */
export function chooseTab<T extends Tab>(tabs: readonly T[], address: string): T | undefined {
  return (
    tabs.find(({ url }) => url === address) ??
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0]
  )
}
