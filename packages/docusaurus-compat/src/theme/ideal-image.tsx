import type { ImgHTMLAttributes } from 'react';

/** The image as it is. */
export default function IdealImage({
  img,
  src,
  alt = '',
  ...props
}: ImgHTMLAttributes<HTMLImageElement> & { img?: string | { default?: string; src?: { src?: string } } }) {
  const address = typeof img === 'string' ? img : (img?.default ?? img?.src?.src);
  return <img {...props} alt={alt} src={address ?? src} />;
}
