/** The picture above the article: an old ticket office at a harbour, whose planters have begun to grow. */
export function Harbour({ label }: { label: string }) {
  return (
    <svg
      className="turn-picture"
      viewBox="0 -110 1120 380"
      preserveAspectRatio="xMinYMax slice"
      role="img"
      fill="none"
      stroke="#1d1a1c"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title>{label}</title>
      <path fill="var(--sky)" stroke="none" d="M-200 -600H2400V190H-200z" />
      <circle fill="#ea4c89" cx="474" cy="26" r="34" />
      <path
        fill="var(--far)"
        stroke="none"
        d="M420 190V158h44l22-26 30 26h40V140h26v50zM700 190v-40h36l26-24 26 24h1700v40z"
      />
      <path fill="var(--sea)" d="M-200 190H2400V400H-200z" />
      <path d="M470 206h60M560 218h84M700 204h70M620 236h52M820 224h90M960 206h70M1080 230h80M1200 210h64" />
      <path fill="var(--sail)" d="M520 194l-6-74 42 60h-36M566 196h-70l12 20h70q18-8 24-20z" />
      <path fill="var(--quay)" d="M-200 176H440l14 18V400H-200z" />
      <path d="M-200 212H454M60 176v36M210 176v36M372 176v36M140 212v60M300 212v60" />
      <path fill="var(--sail)" d="M70 176V74H344V176z" />
      <path fill="#8d1c49" d="M54 74H360L330 40H84z" />
      <path d="M120 40v-16h40v16M70 98H344" />
      <path fill="var(--glass)" d="M96 112h92v40H96zM216 112h44v64h-44zM284 112h40v40h-40z" />
      <path d="M142 112v40M96 132h92M304 112v40M284 132h40M226 146h8" />
      <path fill="#a9714b" d="M92 152h100v12H92zM282 152h44v12h-44zM386 150h44l-6 26h-32z" />
      <path
        fill="#5c9068"
        d="M108 152q-4-16-16-18 0 14 16 18zM108 152q2-20 16-24 2 18-16 24zM142 152q-2-18-14-22 0 16 14 22zM142 152q4-14 16-16 0 12-16 16zM172 152q-6-14-2-24 10 8 2 24zM304 152q-4-18-16-22 0 18 16 22zM304 152q4-18 16-20 0 16-16 20zM408 150q-8-34-30-40 0 30 30 40zM408 150q0-42 14-56 14 26-14 56zM408 150q12-26 32-28 0 22-32 28z"
      />
      <path d="M408 150V84" />
      <circle fill="#ea4c89" cx="408" cy="76" r="11" />
    </svg>
  );
}
