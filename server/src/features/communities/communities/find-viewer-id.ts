import type { Context } from '../../../platform/http/action.ts'

/** A person who has not completed onboarding sees the same as a visitor. */
export async function findViewerId(ctx: Context): Promise<string | null> {
  const viewer = await ctx.findViewer()
  return viewer?.onboarded === true ? viewer.userId : null
}
