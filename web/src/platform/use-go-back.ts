import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** To where one came from; for whoever came by the address itself, to where this page belongs. */
export function useGoBack(home: '/' | '/profile'): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: home }))
}
