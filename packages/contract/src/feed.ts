import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A post of a school as its students see it. `text` is plain; an empty line parts paragraphs. */
export const post = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A web page that says more. */
  link: z.nullable(z.string()),
  /** An address of ours, with what the picture shows in words. */
  picture: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  published_at: z.string(),
})
export type Post = z.infer<typeof post>

export const listPosts = endpoint({
  method: 'GET',
  path: '/posts/',
  summary: "What the student's own school has published, newest first, ten at a time",
  access: 'signed-in',
  /** `before` is the `next` of the page before. */
  query: z.object({ before: z.optional(z.string({ error: 'Please give one place to go on from' })) }),
  status: 200,
  /** `next` is null on the last page. */
  reply: z.object({ posts: z.array(post), next: z.nullable(z.string()) }),
})
