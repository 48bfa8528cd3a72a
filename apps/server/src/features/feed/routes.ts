import { listPosts } from '@shinequo/contract/feed'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

export function registerFeed(serve: Serve, context: Context): void {
  serve(listPosts, ({ actor, query }) => service.ownFeed(context, actor, query))
}
