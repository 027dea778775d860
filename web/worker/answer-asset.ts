/**
 * The name has a hash, so a copy cached by any build is correct. A file from the network, such as a
 * font of another script, is left to the browser's own cache.
 */
export const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
