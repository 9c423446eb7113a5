// Breaks: a picture has words for those who do not see it.
export function PictureWithoutWords() {
  return <img src="/athlete.png" />;
}
