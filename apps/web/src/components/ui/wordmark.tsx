/** The name of the product as drawn, with its sun; the theme chooses the drawing. */
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
