import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { readNonce } from './platform/document-settings.ts'
import { createQueryClient } from './platform/query-client.ts'
import { router } from './router.ts'

const queryClient = createQueryClient()

export function App(): ReactNode {
  return (
    <StrictMode>
      <CSPProvider nonce={readNonce()}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  )
}
