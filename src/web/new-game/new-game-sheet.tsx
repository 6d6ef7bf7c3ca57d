import { goBack } from '../routes.ts';
import { Sheet } from '../shell/sheet.tsx';

export default function NewGameSheet() {
  return (
    <Sheet title="New game" onClose={() => goBack({ screen: 'home' })}>
      <p>New game</p>
    </Sheet>
  );
}
