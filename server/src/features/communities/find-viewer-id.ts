import type { Context } from '../../platform/http/action.ts'

/** Whoever has not finished onboarding sees what a visitor sees. */
export async function findViewerId(ctx: Context): Promise<string | null> {
  const viewer = await ctx.findViewer()
  return viewer?.onboarded === true ? viewer.userId : null
}
