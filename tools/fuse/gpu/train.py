"""Makes the weights of Fuse's network: games against itself, fitting, again; then the file that the player reads.

    python3 train.py --out FOLDER [--settings settings.json]

Needs PyTorch and a graphics processor with CUDA; compiles selfplay.cu itself. README.md tells the whole way.
"""

import argparse
import ctypes
import hashlib
import json
import os
import subprocess
import tempfile
import time

import torch

here = os.path.dirname(os.path.abspath(__file__))
device = torch.device("cuda")
scorings = ["all", "inner", "kings", "omega"]
INPUTS, KINDS, IMAGES, SECOND_KINDS, PUSHES = 394, 32, 8, 4, 144
RECORD = 192
RECORDS_A_GAME = 24


class Settings(ctypes.Structure):
    _fields_ = [
        ("seed", ctypes.c_uint64),
        ("scoring", ctypes.c_int32),
        ("walks", ctypes.c_int32),
        ("judges", ctypes.c_int32 * 2),
        ("isMatch", ctypes.c_int32),
        ("games", ctypes.c_int32),
        ("gamesOfRing", ctypes.c_int32),
        ("variedPlies", ctypes.c_int32),
        ("curiosity", ctypes.c_float),
        ("caution", ctypes.c_float),
        ("noise", ctypes.c_float),
        ("marginShare", ctypes.c_float),
        ("ringCount", ctypes.c_int32),
    ]


class Counts(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("games", "asWhite", "asBlack", "whiteWins", "blackWins")]


RANDOM_GAMES, NETWORK, BOTH = 0, 1, 2


# The board: cells as row and column of the 8 x 8 grid.
place_cells = [(0, c) for c in range(1, 7)]
for r in range(1, 7):
    place_cells += [(r, 0), (r, 7)]
place_cells += [(7, c) for c in range(1, 7)]
inner_cells = [(r, c) for r in range(1, 7) for c in range(1, 7)]
cells = place_cells + inner_cells
clockwise = list(range(6)) + [7 + 2 * r for r in range(6)] + list(range(23, 17, -1)) + [16 - 2 * r for r in range(6)]


def list_rings():
    """The white discs of every setup: never more than two of one colour in succession around the ring."""
    found = []

    def extend(ring):
        if len(ring) == 24:
            around = ring[-2:] + ring[:2]
            if sum(ring) == 12 and len(set(around[:3])) > 1 and len(set(around[1:])) > 1:
                found.append(sum(1 << clockwise[i] for i in range(24) if ring[i]))
            return
        for colour in (0, 1):
            if len(ring) >= 2 and ring[-1] == ring[-2] == colour:
                continue
            if sum(ring) + colour <= 12:
                extend(ring + [colour])

    extend([])
    assert len(found) == 40158
    return found


def symmetries():
    """For each turn and reflection: where every input and every push goes."""
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

            of_cell = [cells.index(image(cell)) for cell in cells]
            pairs = [((r, c), (r, c + 1)) for r in range(1, 7) for c in range(1, 6)]
            pairs += [((r, c), (r + 1, c)) for r in range(1, 6) for c in range(1, 7)]
            index = {frozenset(pair): i for i, pair in enumerate(pairs)}
            of_pair = [index[frozenset((image(a), image(b)))] for a, b in pairs]
            inputs = []
            for side in (0, 1):
                inputs += [60 * side + of_cell[i] for i in range(60)]
            for side in (0, 1):
                inputs += [120 + 60 * side + of_pair[i] for i in range(60)]
            inputs += range(240, 266)
            for side in (0, 1):
                inputs += [266 + 60 * side + of_cell[i] for i in range(60)]
            inputs += range(386, 394)
            push = [6 * of_cell[place] + d for place in range(24) for d in range(6)]
            # Where each input comes from, so that a gather does it.
            back = lambda to: torch.tensor([to.index(i) for i in range(len(to))], device=device)
            images.append((back(inputs), back(push)))
    return images


class Images:
    """The eight images as a group: how they move inputs and pushes, and how one follows from another."""

    def __init__(self, images):
        inputs = [back.argsort() for back, _ in images]
        pushes = [back.argsort() for _, back in images]
        number = {tuple(to.tolist()): image for image, to in enumerate(pushes)}
        after = [[number[tuple(a[b].tolist())] for b in pushes] for a in pushes]
        none = next(image for image in range(IMAGES) if after[image] == list(range(IMAGES)))
        inverse = [row.index(none) for row in after]
        self.inputs = torch.stack([inputs[inverse[image]] for image in range(IMAGES)])
        self.pushes = torch.stack([pushes[inverse[image]] for image in range(IMAGES)])
        part = [[after[inverse[to]][start] for to in range(IMAGES)] for start in range(IMAGES)]
        self.part = torch.tensor(part, device=device)

    def packed(self):
        """As selfplay.cu reads them."""
        parts = [self.inputs.T.to(torch.int16).contiguous().view(torch.uint8).reshape(-1)]
        parts += [self.pushes.T.to(torch.uint8).reshape(-1), self.part.to(torch.uint8).reshape(-1)]
        return torch.cat(parts).contiguous()


class Family(torch.nn.Module):
    """A network for some scorings. A kind of neuron is there in every image of the board, with the same weights."""

    def __init__(self, images):
        super().__init__()
        self.images = images

        def weights(rows, columns, active):
            return torch.nn.Parameter(torch.randn(rows, columns) * (2 / active) ** 0.5)

        self.first = weights(INPUTS, KINDS, 45)
        self.value_layer = weights(IMAGES * KINDS + 1, SECOND_KINDS, IMAGES * KINDS)
        self.value = weights(SECOND_KINDS + 1, 2, 64 * SECOND_KINDS)
        self.moves_layer = weights(IMAGES * KINDS + 1, SECOND_KINDS, IMAGES * KINDS)
        self.moves = weights(SECOND_KINDS + 1, PUSHES, 64 * SECOND_KINDS)
        with torch.no_grad():
            for matrix in [self.value_layer, self.value, self.moves_layer, self.moves]:
                matrix[-1] = 0

    def kept(self):
        return [self.first, self.value_layer, self.value, self.moves_layer, self.moves]

    def matrices(self):
        """The same as it counts. The bias of a push is that of its images."""
        bias = self.moves[-1][self.images.pushes].mean(0, keepdim=True)
        return [self.first, self.value_layer, self.value, self.moves_layer, torch.cat([self.moves[:-1], bias])]

    def forward(self, inputs, quantised):
        images = self.images
        w = in_bytes if quantised else (lambda matrix: matrix)
        first, value_layer, value, moves_layer, moves = [w(matrix) for matrix in self.matrices()]
        first = first[images.inputs].permute(1, 0, 2).reshape(INPUTS, IMAGES * KINDS)

        def second(kept):
            whole = kept[:-1].view(IMAGES, KINDS, SECOND_KINDS)[images.part].permute(0, 2, 1, 3)
            return whole.reshape(IMAGES * KINDS, IMAGES * SECOND_KINDS), kept[-1].repeat(IMAGES)

        layer = lambda x, matrix, bias: torch.addmm(bias, x, matrix)
        seen = torch.relu(inputs @ first)
        of_value = torch.relu(layer(seen, *second(value_layer)))
        of_moves = torch.relu(layer(seen, *second(moves_layer)))
        pushes = moves[:-1][:, images.pushes].permute(1, 0, 2).reshape(IMAGES * SECOND_KINDS, PUSHES)
        return layer(of_value, value[:-1].repeat(IMAGES, 1), value[-1]), layer(of_moves, pushes, moves[-1])

    def packed(self):
        """As selfplay.cu reads it, with the weights as they will be in the file."""
        first, value_layer, value, moves_layer, moves = [in_bytes(matrix).detach() for matrix in self.matrices()]

        def second(kept):
            parts = kept[:-1].view(IMAGES, KINDS * SECOND_KINDS)
            return torch.cat([torch.nn.functional.pad(parts, (0, SECOND_KINDS)).reshape(-1), kept[-1]])

        return torch.cat(
            [first.reshape(-1), second(value_layer), second(moves_layer), value.reshape(-1)]
            + [moves[:-1].T.reshape(-1), moves[-1]]
        ).contiguous()


class Network(torch.nn.Module):
    """One family for scorings by the largest group, one for products."""

    def __init__(self, images):
        super().__init__()
        self.families = torch.nn.ModuleList([Family(images), Family(images)])

    def forward(self, inputs, family, quantised):
        return self.families[family](inputs, quantised)

    def packed(self, family):
        return self.families[family].packed()

    def read_file(self, file):
        """The reverse of `file`."""
        at = 0
        with torch.no_grad():
            for matrix in [p for family in self.families for p in family.kept()]:
                rows, columns = matrix.shape
                scale = torch.frombuffer(bytearray(file[at : at + 4 * columns]), dtype=torch.float32)
                at += 4 * columns
                whole = torch.frombuffer(bytearray(file[at : at + rows * columns]), dtype=torch.int8)
                at += rows * columns
                matrix.copy_(whole.view(rows, columns) * scale)
        assert at == len(file)

    def file(self):
        """The file of weights: for each matrix the scale of every column, then its bytes row by row."""
        parts = []
        for matrix in [matrix.detach() for family in self.families for matrix in family.matrices()]:
            scale, whole = bytes_of(matrix)
            parts += [scale.cpu().numpy().astype("<f4").tobytes(), whole.to(torch.int8).cpu().numpy().tobytes()]
        return b"".join(parts)


def bytes_of(matrix):
    scale = matrix.abs().amax(dim=0).clamp(min=1e-8) / 127
    return scale, torch.round(matrix / scale)


def in_bytes(matrix):
    """The matrix as it is after rounding; gradients pass as if it were not rounded."""
    scale, whole = bytes_of(matrix)
    return matrix + (whole * scale - matrix).detach()


family_of = lambda scoring: 1 if scoring == 3 else 0

shifts24 = torch.arange(24, device=device)
shifts36 = torch.arange(36, device=device)


def bits(words, shifts):
    return ((words.unsqueeze(1) >> shifts) & 1).to(torch.float32)


def read(records):
    """Inputs, legal pushes and labels of records, which are rows of bytes."""
    wide = records[:, :24].view(torch.int64)
    words = records[:, 24:36].view(torch.int32)
    expected = records[:, 36:40].view(torch.float32)[:, 0]
    small = records[:, 40:48].view(torch.int8).to(torch.int64)
    result, margin, turn, scoring, own_largest, their_largest, proven, _ = small.unbind(1)
    sides = []
    for side in (0, 1):
        sides.append((bits(words[:, side], shifts24), bits(wide[:, side], shifts36)))
    marked = torch.cat([bits(words[:, 2], shifts24), bits(wide[:, 2], shifts36)], 1)
    discs = [torch.cat(side, 1) for side in sides]
    pairs = []
    for _, inside in sides:
        grid = inside.view(-1, 6, 6)
        pairs.append((grid[:, :, :-1] * grid[:, :, 1:]).reshape(-1, 30))
        pairs.append((grid[:, :-1] * grid[:, 1:]).reshape(-1, 30))
    one_hot = lambda index, count: torch.nn.functional.one_hot(index, count).to(torch.float32)
    inputs = torch.cat(
        [
            *discs,
            *pairs,
            one_hot(own_largest, 13),
            one_hot(their_largest, 13),
            discs[0] * marked,
            discs[1] * marked,
            one_hot(2 * scoring + turn, 8),
        ],
        1,
    )
    taken = (sides[0][1] + sides[1][1]).view(-1, 6, 6)
    columns, rows = 6 - taken.sum(1), 6 - taken.sum(2)
    free = torch.cat([columns, rows.repeat_interleave(2, 1), columns], 1)
    legal = (sides[0][0].unsqueeze(2) > 0) & (torch.arange(6, device=device) < free.unsqueeze(2))
    unit = torch.where(scoring == 3, 40.0, 10.0)
    margin = margin / unit
    return inputs, legal.reshape(-1, PUSHES), records[:, 48:].to(torch.float32), result, expected, margin, proven


def losses(network, batch, family, settings, image, quantised):
    inputs, legal, visits, result, expected, margin, proven = batch
    inputs, legal, visits = inputs[:, image[0]], legal[:, image[1]], visits[:, image[1]]
    value, moves = network(inputs, family, quantised)
    moves = moves.masked_fill(~legal, -1e9)
    target = visits / visits.sum(1, keepdim=True).clamp(min=1)
    policy = -(target * torch.log_softmax(moves, 1)).sum(1).mean()
    # What the search expected, less what it added for the margin; where it was proven, that and nothing else.
    searched = (expected - (1 - proven) * settings["marginShare"] * margin).clamp(-1, 1)
    share = torch.where(proven > 0, 1.0, settings["searchShare"])
    wanted = share * searched + (1 - share) * result
    result_loss = (torch.tanh(value[:, 0]) - wanted).square().mean()
    margin_loss = torch.nn.functional.smooth_l1_loss(value[:, 1], margin)
    return policy, result_loss, margin_loss


class Pool:
    """The records that were made last, as many as there is room for."""

    def __init__(self, room):
        self.records = torch.zeros(room, RECORD, dtype=torch.uint8, device=device)
        self.count = self.next = 0

    def add(self, records):
        room = len(self.records)
        places = (self.next + torch.arange(len(records), device=device)) % room
        self.records[places] = records
        self.next = (self.next + len(records)) % room
        self.count = min(room, self.count + len(records))


class Run:
    def __init__(self, settings, out):
        self.settings, self.out = settings, out
        library = os.path.join(tempfile.mkdtemp(), "selfplay.so")
        subprocess.run(
            ["nvcc", "-std=c++17", "-O3", "-arch=sm_90", "-shared", "-Xcompiler", "-fPIC", "-o", library]
            + [os.path.join(here, "selfplay.cu")],
            check=True,
        )
        self.library = ctypes.CDLL(library)
        self.rings = torch.tensor(list_rings(), dtype=torch.int32, device=device)
        self.images = symmetries()
        torch.manual_seed(settings["seed"])
        group = Images(self.images)
        self.group = group.packed()
        self.network = Network(group).to(device)
        self.pools = {scoring: Pool(settings["window"][scoring]) for scoring in range(4)}
        self.began = time.time()

    def say(self, *words):
        line = f"{time.time() - self.began:7.1f} s  " + " ".join(str(word) for word in words)
        print(line, flush=True)
        with open(os.path.join(self.out, "log.txt"), "a") as log:
            log.write(line + "\n")

    def play(self, networks, records, rings=None, by_ring=None, **values):
        settings = Settings()
        for name in ("curiosity", "caution", "noise", "marginShare"):
            setattr(settings, name, self.settings[name])
        rings = self.rings if rings is None else rings
        settings.ringCount = len(rings)
        for name, value in values.items():
            if name == "judges":
                settings.judges[0], settings.judges[1] = value
            else:
                setattr(settings, name, value)
        counts = Counts()
        both = torch.cat(networks).contiguous()
        pointer = ctypes.c_void_p
        error = self.library.fusePlay(
            pointer(both.data_ptr()),
            pointer(self.group.data_ptr()),
            pointer(rings.data_ptr()),
            ctypes.byref(settings),
            pointer(records.data_ptr() if records is not None else 0),
            pointer(by_ring.data_ptr() if by_ring is not None else 0),
            ctypes.byref(counts),
        )
        assert error == 0
        return counts

    def self_play(self, generation, scoring, games, walks, judge):
        records = torch.zeros(games * RECORDS_A_GAME, RECORD, dtype=torch.uint8, device=device)
        began = time.time()
        counts = self.play(
            [self.network.packed(family_of(scoring))],
            records,
            seed=self.settings["seed"] + 1_000_003 * (4 * generation + scoring),
            scoring=scoring,
            walks=walks,
            judges=(judge, judge),
            isMatch=0,
            games=games,
            variedPlies=self.settings["variedPlies"],
        )
        records = records[records[:, 47] > 0].contiguous()
        self.pools[scoring].add(records)
        spent = time.time() - began
        self.say(
            f"  {scorings[scoring]}: {len(records):,} positions, {len(records) * walks / spent / 1e6:.0f} M walks/s,",
            f"white {counts.whiteWins / games:.3f} black {counts.blackWins / games:.3f}",
        )

    def fit(self, steps, rate, last_rate, quantised=False):
        """Steps of Adam over what is kept; the weights that stay are the average over the last ones."""
        network, settings, began = self.network, self.settings, time.time()
        parameters = list(network.parameters())
        average = [p.detach().clone() for p in parameters]
        speed = torch.tensor(rate, device=device)
        optimiser = torch.optim.Adam(parameters, lr=speed, capturable=True)
        kept = {s: pool for s, pool in self.pools.items() if pool.count > 0}
        drawn = {s: torch.zeros(settings["batch"][s], dtype=torch.int64, device=device) for s in kept}
        image = [part.clone() for part in self.images[0]]
        totals = torch.zeros(4, 3, device=device)

        def step():
            optimiser.zero_grad(set_to_none=False)
            loss = 0
            for scoring, pool in kept.items():
                batch = read(pool.records[drawn[scoring]])
                parts = losses(network, batch, family_of(scoring), settings, image, quantised)
                mixed = parts[0] + settings["resultWeight"] * parts[1] + settings["marginWeight"] * parts[2]
                loss = loss + settings["shareOfLoss"][scoring] * mixed
                totals[scoring].lerp_(torch.stack([part.detach() for part in parts]), 0.01)
            loss.backward()
            optimiser.step()
            torch._foreach_lerp_(average, [p.detach() for p in parameters], 1 - settings["average"])

        def draw(number):
            part = number / steps
            speed.fill_(last_rate + (rate - last_rate) * (1 - part))
            for scoring, pool in kept.items():
                drawn[scoring].random_(pool.count)
            for into, wanted in zip(image, self.images[number % 8]):
                into.copy_(wanted)

        # The first steps as they are, the others as one recorded graph: a step is hundreds of small operations.
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for number in range(3):
                draw(number)
                step()
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            step()
        for number in range(3, steps):
            draw(number)
            graph.replay()
        with torch.no_grad():
            for parameter, mean in zip(parameters, average):
                parameter.copy_(mean)
        torch.cuda.synchronize()
        told = [f"{scorings[s]} " + "/".join(f"{loss:.4f}" for loss in totals[s].tolist()) for s in kept]
        self.say(f"  fit: {steps} steps, {time.time() - began:.1f} s; loss of moves/result/margin: {', '.join(told)}")

    def match(self, name, other, scoring=0, games=2000, walks=400, judges=(1, 1), **values):
        counts = self.play(
            [self.network.packed(family_of(scoring)), other],
            None,
            seed=77,
            scoring=scoring,
            walks=walks,
            judges=judges,
            isMatch=1,
            games=games,
            **values,
        )
        points = (counts.asWhite + counts.asBlack) / 2 / games
        self.say(
            f"  against {name} in {scorings[scoring]}, {walks} walks: {points:.3f}",
            f"(white {counts.asWhite / games:.3f}, black {counts.asBlack / games:.3f})",
        )
        return points

    def save(self):
        weights = self.network.file()
        with open(os.path.join(self.out, "weights.bin"), "wb") as file:
            file.write(weights)
        self.say(f"weights: {len(weights)} bytes, sha256 {hashlib.sha256(weights).hexdigest()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--settings", default=os.path.join(here, "settings.json"))
    arguments = parser.parse_args()
    with open(arguments.settings) as file:
        settings = json.load(file)
    os.makedirs(arguments.out, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = True
    run = Run(settings, arguments.out)
    earlier = []
    number = 0
    for block in settings["generations"]:
        for _ in range(block["times"]):
            run.say(f"generation {number}")
            for scoring, games in enumerate(block["games"]):
                if games > 0:
                    run.self_play(number, scoring, games, block["walks"], block["judge"])
            run.fit(block["steps"], block["rate"], block["rate"])
            if number % settings["compareEvery"] == 0:
                for name, packed in earlier[-1:]:
                    run.match(name, packed)
                run.match("random games", run.network.packed(0), judges=(1, 0))
                earlier.append((f"generation {number}", run.network.packed(0)))
                run.save()
            number += 1
    last = settings["last"]
    if last["steps"]:
        run.say("last fit")
        run.fit(last["steps"], last["rate"], last["lastRate"], quantised=True)
        for name, packed in earlier[-1:]:
            run.match(name, packed)
        for scoring in range(4):
            run.match("random games", run.network.packed(family_of(scoring)), scoring=scoring, judges=(1, 0))
        run.match("random games and itself", run.network.packed(0), judges=(1, 2))
    run.save()


if __name__ == "__main__":
    main()
