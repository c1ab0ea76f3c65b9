import type { ImgHTMLAttributes } from 'react';

/** An image for each color mode, of which the style sheet shows one. */
export default function ThemedImage({
  sources,
  className = '',
  alt = '',
  ...props
}: ImgHTMLAttributes<HTMLImageElement> & { sources: { light: string; dark: string } }) {
  return (
    <>
      <img {...props} alt={alt} src={sources.light} className={`${className} only-light`.trim()} />
      <img {...props} alt={alt} src={sources.dark} className={`${className} only-dark`.trim()} />
    </>
  );
}
