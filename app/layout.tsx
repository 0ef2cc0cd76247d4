export default function Root({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body><header>H</header>{children}</body></html>;
}
