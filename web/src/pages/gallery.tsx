import { createFileRoute, notFound } from '@tanstack/react-router'
import { Gallery } from '../gallery/public.ts'
import { isDevelopment } from '../platform/page/document-settings.ts'

export const Route = createFileRoute('/gallery')({
  beforeLoad: () => {
    if (!isDevelopment()) throw notFound()
  },
  component: Gallery,
  staticData: { visitors: 'public' },
})
