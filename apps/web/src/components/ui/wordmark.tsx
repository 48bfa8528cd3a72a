/** The product's logo with its sun. The theme selects the drawing. */
export function Wordmark({ height = 36 }: { readonly height?: number }) {
  return (
    <span
      role="img"
      aria-label="ShineQuo"
      className="block bg-(image:--wordmark) bg-contain bg-no-repeat"
      style={{ height, width: (height * 166) / 40 }}
    />
  )
}
