package games.chalet.table.change;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.rules.GameCatalog;
import games.chalet.table.message.InvitedTable;
import games.chalet.table.message.PassingMessage;
import games.chalet.table.message.RequestMessage;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Request;
import games.chalet.table.model.Requests.Passing;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableSeat;
import games.chalet.table.model.TableSeat.SeatProgram;
import games.chalet.table.persistence.ChatLog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Creates the messages about tables, with names and online states. */
@Component
public class TableMessageFactory {

  private final ChatLog chat;
  private final Players players;
  private final TableAttendance presence;
  private final GameCatalog games;
  private final Json json;

  TableMessageFactory(
      ChatLog chat, Players players, TableAttendance presence, GameCatalog games, Json json) {
    this.chat = chat;
    this.players = players;
    this.presence = presence;
    this.games = games;
    this.json = json;
  }

  /** Returns the whole table for the people at it. */
  public TableMessage whole(Table table) {
    return message(table, new TableMessage.Said(0, lines(table)));
  }

  /** Returns the table for those who have its chat. */
  TableMessage withoutChat(Table table) {
    return message(table, new TableMessage.Said(chat.lastShown(table.id()), List.of()));
  }

  private TableMessage message(Table table, TableMessage.Said said) {
    Map<String, Player> known = shown(table);
    return new TableMessage(
        table.id(),
        table.version(),
        new TableMessage.Invitation(table.game(), table.host(), Optional.of(table.code())),
        table.status(),
        settings(table.settings()),
        new TableMessage.People(
            seats(table, known),
            table.seatRange(),
            visitors(table, known),
            table.people().muted().stream().sorted().toList(),
            requests(table, known),
            passings(table, known)),
        table.toldMatch(),
        said);
  }

  /** Returns the people at a table as everyone there is shown them, by id. */
  public Map<String, Player> shown(Table table) {
    Set<String> inOrder = new LinkedHashSet<>(table.people().inOrder());
    table.requests().open().forEach(request -> inOrder.add(request.person()));
    table.claims().passings().forEach(passing -> addNamed(passing, inOrder));
    Map<String, Player> known = known(inOrder);
    Set<String> sitting =
        table.people().seats().stream()
            .map(TableSeat::player)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    List<Player> first =
        inOrder.stream()
            .filter(sitting::contains)
            .map(known::get)
            .filter(Objects::nonNull)
            .toList();
    List<Player> then = inOrder.stream().map(known::get).filter(Objects::nonNull).toList();
    return new ShownNames(Stream.concat(first.stream(), then.stream()).toList()).byId();
  }

  /** Returns the lobby's summaries of tables, in the same order. */
  public List<TableSummary> summaries(List<Table> tables) {
    Map<String, Player> hosts = known(tables.stream().map(Table::host).distinct().toList());
    return tables.stream().map(table -> summary(table, hosts.get(table.host()))).toList();
  }

  /**
   * Returns a table as its invite link shows it.
   *
   * @param person the one who followed the link; null for a stranger
   */
  public InvitedTable invitation(Table table, @Nullable String person) {
    Map<String, Player> known = shown(table);
    List<String> names =
        table.people().seats().stream()
            .flatMap(
                seat ->
                    Optional.ofNullable(seat.player())
                        .map(known::get)
                        .map(Player::name)
                        .or(() -> Optional.ofNullable(seat.botName()))
                        .stream())
            .toList();
    List<InvitedTable.AwayPlayer> away =
        seats(table, known).stream().flatMap(seat -> away(seat).stream()).toList();
    return new InvitedTable(
        summary(table, known.get(table.host())),
        names,
        Optional.of(away).filter(some -> !some.isEmpty()),
        Optional.of(isHere(person, table)).filter(here -> here));
  }

  private static boolean isHere(@Nullable String person, Table table) {
    return person != null && (table.people().has(person) || table.claims().isFormer(person));
  }

  private static Optional<InvitedTable.AwayPlayer> away(TableMessage.SeatMessage seat) {
    return seat.player()
        .filter(player -> !seat.online())
        .map(player -> new InvitedTable.AwayPlayer(seat.seat(), player.name(), seat.claimable()));
  }

  private JsonNode options(Settings settings) {
    return json.read(settings.options(), JsonNode.class);
  }

  /** Returns the lengths of windows that the host chose, in milliseconds. */
  public Map<String, Long> windows(Settings settings) {
    return ChosenWindows.read(settings.windows(), json);
  }

  private static TableSummary summary(Table table, @Nullable Player host) {
    return new TableSummary(
        table.id(),
        table.game(),
        host == null ? "" : host.name(),
        table.status(),
        new TableSummary.Occupancy(
            table.seatCount(),
            (int) table.people().seats().stream().filter(seat -> isTaken(seat, table)).count()),
        table.settings().isPublic(),
        table.settings().spectators(),
        table.settings().turnClock());
  }

  /** Returns true if the seat is taken; a bot gives up its seat only until the match begins. */
  private static boolean isTaken(TableSeat seat, Table table) {
    return table.status() == Table.Status.GATHERING
        ? seat.player() != null || seat.program() != null
        : !seat.isEmpty();
  }

  private SettingsMessage settings(Settings settings) {
    return new SettingsMessage(
        options(settings),
        Optional.ofNullable(settings.firstSeat()).map(Seat::new),
        settings.turnClock(),
        Optional.of(windows(settings)),
        settings.isPublic(),
        settings.spectators(),
        Optional.of(settings.botPace()).filter(pace -> pace != BotPace.USUAL),
        Optional.of(settings.hints()).filter(allowed -> allowed));
  }

  private List<TableMessage.SeatMessage> seats(Table table, Map<String, Player> known) {
    List<TableSeat> seats = table.people().seats();
    return IntStream.range(0, seats.size())
        .mapToObj(
            number -> {
              TableSeat seat = seats.get(number);
              Optional<Player> player = Optional.ofNullable(seat.player()).map(known::get);
              return new TableMessage.SeatMessage(
                  new Seat(number),
                  player,
                  seat.ready() && !isAway(seat, table),
                  presenceOf(seat),
                  isOnline(seat, player),
                  botAt(seat, table.game()),
                  program(seat, known),
                  Optional.of(seat.isClaimable(presence::isClaimable))
                      .filter(claimable -> claimable));
            })
        .toList();
  }

  /**
   * Returns the bot in a seat. A level that the game no longer offers is read as the one that is
   * played in its place.
   */
  public Optional<TableMessage.BotMessage> botAt(TableSeat seat, String game) {
    Level written = seat.botLevel();
    if (seat.botName() == null || written == null) {
      return Optional.empty();
    }
    Level level = games.find(game).map(written::in).orElse(written);
    return Optional.of(new TableMessage.BotMessage(seat.botName(), level));
  }

  /**
   * Returns true if the holder of a seat is online. Bots always are, except for the programs that
   * decide for them. A player who has left is not, though their browser may show another page of
   * this site.
   */
  private boolean isOnline(TableSeat seat, Optional<Player> player) {
    return seat.program() == null
        ? seat.hasBot() || (!seat.left() && player.filter(this::isOnline).isPresent())
        : presence.isOnline(seat.program().id());
  }

  /** Read before the state that it counts: that may be newer, never older. */
  private long presenceOf(TableSeat seat) {
    SeatProgram program = seat.program();
    String present = program == null ? seat.player() : program.id();
    return present == null ? 0 : presence.number(present);
  }

  private static Optional<TableMessage.ProgramMessage> program(
      TableSeat seat, Map<String, Player> known) {
    return Optional.ofNullable(seat.program())
        .map(program -> known.get(program.owner()))
        .map(TableMessage.ProgramMessage::new);
  }

  private Optional<List<RequestMessage>> requests(Table table, Map<String, Player> known) {
    Optional<String> answerer = table.requests().answerer(presence::isOnline);
    List<RequestMessage> requests = new ArrayList<>();
    for (Request request : table.requests().open()) {
      Player player = known.get(request.person());
      if (player != null) {
        Optional<Request> claim =
            Optional.of(request).filter(it -> it.kind() == Request.Kind.CLAIM);
        requests.add(
            new RequestMessage(
                request.kind(),
                player,
                Optional.ofNullable(request.seat()).map(Seat::new),
                answerer.filter(answers -> isForOne(request)),
                claim.map(it -> table.claims().voters(it, presence::isOnline)),
                claim.map(Request::agreed).filter(some -> !some.isEmpty())));
      }
    }
    return Optional.of(requests).filter(some -> !some.isEmpty());
  }

  /** Returns true if the host, or whoever is in their place, answers. */
  private static boolean isForOne(Request request) {
    return request.kind() == Request.Kind.JOIN || request.kind() == Request.Kind.BOT_SEAT;
  }

  private static void addNamed(Passing passing, Set<String> named) {
    named.add(passing.former());
    named.add(passing.holder());
    named.addAll(passing.agreed());
  }

  private static Optional<List<PassingMessage>> passings(Table table, Map<String, Player> known) {
    List<PassingMessage> passings = new ArrayList<>();
    for (Passing passing : table.claims().passings()) {
      Player former = known.get(passing.former());
      if (former != null) {
        passings.add(
            new PassingMessage(
                new Seat(passing.seat()),
                former,
                Optional.ofNullable(known.get(passing.holder())),
                passing.agreed().stream().map(known::get).filter(Objects::nonNull).toList(),
                passing.takenBack(),
                Optional.of(table.claims().isSpoiled(passing)).filter(spoiled -> spoiled)));
      }
    }
    return Optional.of(passings).filter(some -> !some.isEmpty());
  }

  private List<TableMessage.VisitorMessage> visitors(Table table, Map<String, Player> known) {
    return table.people().visitors().stream()
        .map(known::get)
        .filter(player -> player != null)
        .map(
            player ->
                new TableMessage.VisitorMessage(
                    player, presence.number(player.id()), isOnline(player)))
        .toList();
  }

  private List<TableMessage.LineMessage> lines(Table table) {
    return chat.of(table.id()).stream()
        .map(
            line ->
                new TableMessage.LineMessage(
                    line.number(),
                    line.saidAt(),
                    new TableMessage.Speaker(line.player(), line.name()),
                    line.text()))
        .toList();
  }

  private boolean isOnline(Player player) {
    return presence.isOnline(player.id());
  }

  private boolean isAway(TableSeat seat, Table table) {
    return seat.player() != null && presence.isAway(seat.player(), table.settings().turnClock());
  }

  private Map<String, Player> known(Collection<String> ids) {
    return players.findAll(ids).stream().collect(Collectors.toMap(Player::id, Function.identity()));
  }
}
