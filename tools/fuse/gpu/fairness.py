"""What strong play says about Fuse: who wins, by strength and scoring; and which rings are fair.

    python3 fairness.py --weights weights.bin --out FOLDER

Writes FOLDER/fairness.json: for each scoring and number of walks white's wins, draws and losses over random rings; and
rings of `all` that strong play finds even, measured three times, each time with other games.
"""

import argparse
import json
import os

import torch

from train import BOTH, Run, device, family_of, place_cells, scorings


def distinct(rings):
    """One ring of each eight that turn into each other."""
    images = []
    for flip in (False, True):
        for turns in range(4):

            def image(cell):
                r, c = cell
                if flip:
                    c = 7 - c
                for _ in range(turns):
                    r, c = c, 7 - r
                return r, c

            images.append([place_cells.index(image(cell)) for cell in place_cells])
    turned = lambda ring, to: sum(1 << to[place] for place in range(24) if (ring >> place) & 1)
    return [ring for ring in rings if all(turned(ring, to) >= ring for to in images)]


class Fairness(Run):
    def measure(self, scoring, walks, rings, games_of_ring, seed, varied):
        """White's wins, draws and losses, ring by ring."""
        counted = torch.zeros(len(rings), 3, dtype=torch.int32, device=device)
        network = self.network.packed(family_of(scoring))
        self.play(
            [network, network],
            None,
            rings=torch.tensor(rings, dtype=torch.int32, device=device),
            by_ring=counted,
            seed=seed,
            scoring=scoring,
            walks=walks,
            judges=(BOTH, BOTH),
            isMatch=1,
            games=len(rings) * games_of_ring,
            gamesOfRing=games_of_ring,
            variedPlies=varied,
        )
        return counted.cpu()


def share(counted):
    """White's points."""
    return (counted[:, 0] + counted[:, 1] / 2) / counted.sum(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "settings.json")) as file:
        settings = {**json.load(file), "window": [1, 1, 1, 1]}
    run = Fairness(settings, arguments.out)
    with open(arguments.weights, "rb") as file:
        run.network.read_file(file.read())
    all_rings = run.rings.tolist()
    found = {"strength": [], "rings": [], "variants": []}

    def keep():
        with open(os.path.join(arguments.out, "fairness.json"), "w") as file:
            json.dump(found, file)

    generator = torch.Generator().manual_seed(1)
    drawn = lambda count: [all_rings[i] for i in torch.randint(len(all_rings), (count,), generator=generator).tolist()]
    for scoring, ladder in enumerate([((25, 8000), (100, 8000), (400, 8000), (1600, 5000), (6400, 3000))] + 3 * [((100, 4000), (400, 4000), (1600, 3000), (6400, 1000))]):
        for walks, games in ladder:
            wins, draws, losses = run.measure(scoring, walks, drawn(games), 1, 5, 0).sum(0).tolist()
            found["strength"].append({"scoring": scorings[scoring], "walks": walks, "white": wins, "draws": draws, "black": losses})
            run.say(f"{scorings[scoring]}, {walks} walks: white {wins}, draws {draws}, black {losses}")
            keep()

    rings = distinct(all_rings)
    run.say(f"{len(rings)} rings, turned and mirrored ones counted once")
    first = run.measure(0, 400, rings, 32, 11, 4)
    shares = share(first)
    steps = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 1.01]
    spread = [int(((shares >= low) & (shares < high)).sum()) for low, high in zip(steps, steps[1:])]
    found["spread"] = {"steps": steps, "rings": spread}
    run.say("white's share by ring:", spread)
    keep()
    nearest = (shares - 0.5).abs().argsort()[:260].tolist()
    second = run.measure(0, 1600, [rings[i] for i in nearest], 128, 12, 4)
    run.say("second measure done")
    even = [i for i, value in zip(nearest, share(second).tolist()) if 0.44 <= value <= 0.56]
    third = run.measure(0, 1600, [rings[i] for i in even], 200, 13, 4)
    for index, counts in zip(even, third.tolist()):
        found["rings"].append({"ring": rings[index], "white": counts[0], "draws": counts[1], "black": counts[2]})
    keep()
    run.say(f"{len(even)} rings even at first; again: mean {share(third).mean():.3f}, {int(((share(third) - 0.5).abs() <= 0.05).sum())} within 45 to 55 %")
    for scoring in (1, 2, 3):
        counted = run.measure(scoring, 400, [rings[i] for i in even], 64, 14, 4)
        found["variants"].append({"scoring": scorings[scoring], "counts": counted.sum(0).tolist()})
        run.say(f"the same rings in {scorings[scoring]}:", counted.sum(0).tolist())
    keep()
    weaker = run.measure(0, 50, [rings[i] for i in even], 64, 15, 4)
    run.say("the same rings with 50 walks:", weaker.sum(0).tolist())
    deeper = run.measure(0, 6400, [rings[i] for i in even[:60]], 16, 16, 4)
    run.say("sixty of them with 6400 walks:", deeper.sum(0).tolist())


if __name__ == "__main__":
    main()
