import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/feed/posts*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '', requestId: '' } }),
  )
  await page.reload()
  await expect(page.getByText('Failed to load posts')).toBeVisible()
}
export async function loadForever(page: Page): Promise<void> {
  await page.route('**/api/feed/posts*', () => {})
  await page.reload()
  await expect(page.getByText('Loading posts...')).toBeAttached()
}
export async function hearOfNewPosts(page: Page): Promise<void> {
  await page.route('**/api/feed/posts*', async (route) => {
    const feed = (await (await route.fetch()).json()) as { posts: unknown[] }
    const newPosts = route.request().url().includes('newest=') ? 3 : 0
    await route.fulfill({ json: { ...feed, posts: feed.posts.slice(0, 4), newPosts } })
  })
  await page.reload()
  await page.getByRole('button', { name: /^Like/ }).first().click()
  await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
}
